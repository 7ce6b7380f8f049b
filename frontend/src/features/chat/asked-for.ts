const matches =
  (test: RegExp) =>
  (question: string): boolean =>
    test.test(question.toLowerCase())

/** True for a question that compares or asks for a choice. The answer then names calculators before terms. */
export const asksForChoice = matches(/\b(?:which|better|best|or|ya|vs|versus|compare|difference|differ|antar|fark)\b|बेहतर|कौन|अंतर|फर्क|(?:^| )या /)

/** True for a question about an amount, a limit or a date. The answer then gives the official figure before the term. */
export const asksForAmount = matches(
  /\b(?:how (?:much|many)|limits?|ceiling|max(?:imum)?|min(?:imum)?|today|current(?:ly)?|now|latest|dates?|deadline|when|kitn[aie]|kab|aaj|tarikh|penalty|fee)\b|कितन|कब|सीमा(?!ं)|तारीख|आज/,
)

/** True for a question about a rate. Some rates are also terms of the glossary, such as the repo rate. */
export const asksForRate = matches(/\b(?:rates?|slabs?|interest|byaj|dar)\b|दर|ब्याज/)

/** True for a question about how to reach something. A calculator then shows more than the meaning of a word. */
export const asksHowTo = matches(
  /\bhow (?:do|can|should|much|many)\b.*\b(?:i|we)\b|\bhow to (?:reduce|lower|save|repay|close|plan)\b|\bcalculation\b/,
)

/** True for a question that asks for advice. The answer then says that this site gives none. */
export const asksForAdvice = matches(
  /\b(?:should (?:i|we|one)|(?:is it|would it be) (?:good|wise|worth|better|ok|okay|safe)|worth it|recommend\w*|suggest\w*|advi[cs]e|(?:lena|leni|le|karna|karni|kharidna|bechna|rakhna|dena) chahiye|kya karu\w*|(?:le|kar|bech) (?:lu|loon|du|doon)|sahi hai)\b|(?:लेना|लेनी|करना|करनी|खरीदना|बेचना|रखना) चाहिए|सलाह/,
)
