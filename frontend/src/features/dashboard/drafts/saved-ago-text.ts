const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Returns the time since the last autosave: "Saved 3 s ago", "Saved 2 min ago". */
export function savedAgoText(savedAt: number, now: number): string {
  const past = Math.max(0, now - savedAt)
  if (past < minute) return `Saved ${Math.floor(past / second)} s ago`
  return past < hour ? `Saved ${Math.floor(past / minute)} min ago` : `Saved ${Math.floor(past / hour)} h ago`
}
