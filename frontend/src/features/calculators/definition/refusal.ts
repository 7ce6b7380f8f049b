/** The reason, as a sentence, why there is no result. */
export interface Refusal {
  refused: string
}

export const refuse = (refused: string): Refusal => ({ refused })

export const isRefused = (worked: object): worked is Refusal => 'refused' in worked

/** The refusal for invalid input. */
export const nothingToWorkOut = refuse('These figures give no result.')
