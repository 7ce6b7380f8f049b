const matches =
  (test: RegExp) =>
  (question: string): boolean =>
    test.test(question.toLowerCase())

/** Who asks which of two is better wants them worked out before they are explained. */
export const asksForChoice = matches(/\b(?:which|better|best|or|ya|vs|versus|compare|difference|differ|antar|fark)\b|बेहतर|कौन|अंतर|फर्क|(?:^| )या /)

/** Who asks how much or by when wants the figure before the word. */
export const asksForAmount = matches(
  /\b(?:how (?:much|many)|limits?|ceiling|max(?:imum)?|min(?:imum)?|today|current(?:ly)?|now|latest|dates?|deadline|when|kitn[aie]|kab|aaj|tarikh|penalty|fee)\b|कितन|कब|सीमा(?!ं)|तारीख|आज/,
)

/** Rates are asked for by their names, which may be words of the glossary. */
export const asksForRate = matches(/\b(?:rates?|slabs?|interest|byaj|dar)\b|दर|ब्याज/)

/** Who asks what to do is told that this site does not say. */
export const asksForAdvice = matches(
  /\b(?:should (?:i|we|one)|(?:is it|would it be) (?:good|wise|worth|better|ok|okay|safe)|worth it|recommend\w*|suggest\w*|advi[cs]e|(?:lena|leni|le|karna|karni|kharidna|bechna|rakhna|dena) chahiye|kya karu\w*|(?:le|kar|bech) (?:lu|loon|du|doon)|sahi hai)\b|(?:लेना|लेनी|करना|करनी|खरीदना|बेचना|रखना) चाहिए|सलाह/,
)
