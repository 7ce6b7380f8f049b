const dayMs = 86_400_000

/** Until when something that was deleted can be brought back. */
export const goneAt = (deletedAt: Date, keptForDays: number): Date => new Date(deletedAt.getTime() + keptForDays * dayMs)
