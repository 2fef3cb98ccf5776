import { site } from "../site.config.ts";

/** Where the company is, such as "Sydney, Australia". */
export const place = `${site.city}, ${site.country}`;

/** How soon enquiries are answered, such as "within 24 hours, Monday to Friday". */
export const replyTime = `within 24 hours, ${site.hours.from} to ${site.hours.to}`;

/** When the support desk is staffed, such as "Monday to Friday, 9 am to 5 pm Sydney time". */
export const supportHours = `${site.hours.from} to ${site.hours.to}, ${timeInWords(site.hours.opens)} to ${timeInWords(site.hours.closes)} ${site.city} time`;

/** Formats "09:00" as "9 am" and "17:30" as "5:30 pm", with a no-break space. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past}\u00a0${hours < 12 ? "am" : "pm"}`;
}
