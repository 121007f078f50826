const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

/** The Monday of a week: 'Mar 2'. */
export function weekLabel(weekStart: string): string {
  return DAY.format(new Date(weekStart));
}

/** 'Mar' for the week that holds the first Monday of March, else nothing. */
export function monthLabel(weekStart: string): string | undefined {
  const monday = new Date(weekStart);
  return monday.getUTCDate() <= 7 ? MONTH.format(monday) : undefined;
}
