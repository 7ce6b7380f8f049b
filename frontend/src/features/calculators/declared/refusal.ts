/** Why nothing can be worked out, in a sentence. */
export interface Refusal {
  refused: string
}

export const refuse = (refused: string): Refusal => ({ refused })

export const isRefused = (worked: object): worked is Refusal => 'refused' in worked

/** How a rule's refusal of hostile input is said. */
export const nothingToWorkOut = refuse('These figures give no result.')
