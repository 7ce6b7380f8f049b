/** India is at UTC+5:30 all year. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** Formats a time for sitemaps (W3C profile of ISO 8601): "2026-11-20T14:05:00+05:30". */
export const isoInIndia = (moment: Date) => `${new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(0, 19)}+05:30`

/** Formats a time for RSS (RFC 822 with a year of four digits): "Fri, 20 Nov 2026 14:05:00 +0530". */
export const rfc822InIndia = (moment: Date) => new Date(moment.getTime() + indiaOffsetMs).toUTCString().replace(/GMT$/, '+0530')
