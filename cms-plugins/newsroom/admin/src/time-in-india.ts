const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as the newsroom reads it: "20 Nov 2026, 14:05 IST". */
export const timeInIndia = (iso: string): string => `${format.format(new Date(iso))} IST`
