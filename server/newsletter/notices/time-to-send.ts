import { newsletterNotices } from "../../../content/newsletter-notices.ts";
import type { Rate } from "../send/send-rate.ts";

const { minutes, hours, days, growing } = newsletterNotices.takes;

/** Returns in words how long sending takes. @param firstDay the first day's limit if `rate` is null */
export function timeToSend(count: number, rate: Rate | null, firstDay: number): string {
  if (rate === null) {
    const grown = daysOfGrowth(count, firstDay);
    return grown <= 1 ? minutes : filled(growing, grown);
  }
  const wholeDays = rate.perDay ? Math.ceil(count / rate.perDay) : 1;
  if (wholeDays > 1) return filled(days, wholeDays);
  const bySecond = rate.perSecond ? count / rate.perSecond / 3600 : 0;
  const byHour = rate.perHour ? Math.floor(Math.max(0, count - 1) / rate.perHour) : 0;
  const wholeHours = Math.ceil(Math.max(bySecond, byHour));
  return wholeHours <= 1 && byHour < 1 ? minutes : filled(hours, Math.max(1, wholeHours));
}

/** Returns how many days sending takes if the limit doubles every day. */
function daysOfGrowth(count: number, firstDay: number): number {
  return Math.ceil(Math.log2(count / Math.max(1, firstDay) + 1));
}

function filled(text: string, count: number): string {
  return text.replace("{count}", String(count));
}
