import { errors } from '@strapi/utils'
import type { Refused } from './outcome'

/** What would reach readers without having been reviewed. It is thrown where every save passes, so that no way leads round it. The Studio shows the words of this kind of error. */
export class HeldForReview extends errors.ApplicationError {}

/** The refusal of a write that was held; whatever else goes wrong goes on. Around the transaction, which is given up. */
export async function orHeld<Result>(work: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HeldForReview) return { refused: 'forbidden', message: error.message }
    throw error
  }
}
