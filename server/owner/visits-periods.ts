export interface Period {
  begins: Temporal.PlainDate;
  views: number;
}

/** Views of days ("2026-11-23") put together so that they can be drawn: by day, or where there are many by week or month. */
export function periodsOf(
  days: ReadonlyMap<string, number>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): { unit: "day" | "week" | "month"; periods: Period[] } {
  const count = from.until(to).days + 1;
  const unit = count <= mostDays ? "day" : count <= mostWeeks * 7 ? "week" : "month";
  const periods: Period[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
    const views = days.get(String(day)) ?? 0;
    const last = periods.at(-1);
    if (last && !begins[unit](day)) last.views += views;
    else periods.push({ begins: day, views });
  }
  return { unit, periods };
}

const mostDays = 62;
const mostWeeks = 54;

const begins = {
  day: () => true,
  week: ({ dayOfWeek }: Temporal.PlainDate) => dayOfWeek === 1,
  month: ({ day }: Temporal.PlainDate) => day === 1,
};
