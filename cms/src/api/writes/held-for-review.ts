import { errors } from '@strapi/utils'
import type { Refused } from './outcome'

/**
 * Thrown by a save that would reach readers without review, at the place that every save passes. The Studio shows the message of this kind of
 * error.
 */
export class HeldForReview extends errors.ApplicationError {}

/** Turns HeldForReview into a refusal; other errors are rethrown. Wraps the transaction, which is rolled back. */
export async function refuseIfHeld<Result>(work: () => Promise<Result>): Promise<Result | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HeldForReview) return { refused: 'forbidden', message: error.message }
    throw error
  }
}
