import { newsletterNotices } from "../../../content/newsletter-notices.ts";
import type { Rate } from "../send/rate.ts";

const { minutes, hours, days } = newsletterNotices.takes;

/** In words, how long so many mails take. Without a rate the first days' growth is not foreseen: it is mostly minutes. */
export function timeToSend(count: number, rate: Rate | null): string {
  const wholeDays = rate?.perDay ? Math.ceil(count / rate.perDay) : 1;
  if (wholeDays > 1) return days.replace("{count}", String(wholeDays));
  const bySecond = rate?.perSecond ? count / rate.perSecond / 3600 : 0;
  const byHour = rate?.perHour ? Math.floor(Math.max(0, count - 1) / rate.perHour) : 0;
  const wholeHours = Math.ceil(Math.max(bySecond, byHour));
  return wholeHours <= 1 && byHour < 1 ? minutes : hours.replace("{count}", String(Math.max(1, wholeHours)));
}
