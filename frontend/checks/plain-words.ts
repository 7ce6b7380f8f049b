/** Phrases that no native speaker would print, each with what to write instead. */
export const plainerWords: readonly (readonly [odd: RegExp, plain: string])[] = [
  [/\b(?:Salary|Tax|Rent|HRA) of the year\b/, 'Annual salary, annual tax'],
  [/\b(?:[Tt]ax|[Ii]nterest|[Pp]aid|[Dd]eductions|[Ii]nstalments|out|regime,) in all\b/, 'Total tax, total interest'],
  [/\bAll (?:instalments|interest|premiums|income|expenses|assets|liabilities)\b/, 'Total paid, total interest'],
  [/\b[Oo]f that interest\b|\b[Oo]f it taxed\b/, 'Total interest, taxable gain'],
  [/\b(?:Premium|Savings|Instalment|Income|Wage) a month\b/, 'Monthly premium'],
  [/\b(?:rate|return|Return|Inflation|inflation) a year\b(?! to)/, 'Annual rate'],
  [/\b[Aa] month’s (?:sum|income|premium|return)\b|\b[Tt]he sum of a month\b/, 'Monthly amount'],
  [/\bwhat is (?:left|owed|paid on top)\b/i, 'balance, extra payment'],
  [/\bon top after month\b/, 'Pay … extra after month'],
  [/\b(?:instalments?|entries) fewer\b/, '11 fewer instalments'],
  [/\bIf it is another rate\b|\bWhy another site differs\b/, 'At other rates, Why other sites differ'],
  [/\bis another\b|\banother than\b|\bof another$/, 'differs from'],
  [/\bis meant\b|\bare meant\b/, 'do you mean …?, returns shown are after costs'],
  [/\bask(?:s|ed)? (?:for )?more\b(?! questions)/, 'charge more'],
  [/\bnobody’s\b|\bsomebody\b/i, 'someone'],
  [/\bno (?:quote|sum insured|offer|ruling|advice|person)\b/, 'not a quote'],
  [/\bnot measured\b/, 'not available'],
  [/\bfrom (?:\d+|the age of \d+) on\b|\bof before\b/, 'from age 60'],
  [/\bwith one click\b|\bone click ends\b/, 'Unsubscribe in one click'],
  [/\bis said in\b|\bwhat is said\b/i, 'See our privacy policy'],
  [/\bis asked for\b|\bwere asked for\b/, 'You need …'],
  [/\bUntil then:/, 'Meanwhile, try …'],
  [/\bWhat holds today\b|\bwhat held before\b|\bHolds (?:from|until)\b/i, 'in force today, earlier values'],
  [/\bOneself\b/, 'Self'],
  [/\bby now\b/, 'by this date'],
  [/\bhas a slip\b|\bhave a slip\b/, 'may be mistyped'],
  [/\bstands? (?:in our|below|above|here|beside|under|first)\b/, 'is shown, is listed'],
  [/\bTitles with “/, 'Results for “…”'],
  [/\bLeft empty\b/, 'If blank: …'],
  [/\bto read again\b|\bLooked at\b|\blooked at again\b/, 'to review, Mark reviewed'],
  [/\bAnother program\b/, 'Unknown device'],
  [/\bno (?:amount|rate|time|number) that can be read\b/, 'We could not read this amount'],
  [/\bThere is no such (?!field|parameter)|\bany more\b/, 'does not exist, no longer'],
  [/\bwho may (?:publish|write)\b/i, 'publishers, writers'],
  [/\btake(?:n|s)? back\b/i, 'undo, remove, withdraw'],
  [/\bis over\b|\bnot whole\b/, 'has expired, is incomplete'],
  [/\bas it stands\b|\bwhat stands\b/, 'this version'],
  [/\breckon/, 'calculate'],
  [/\bless the\b.*\bcomes to\b|\bwhat (?:a|an|the) .+ comes to\b/i, 'what … grows to'],
  [/\bWhat of (?:a|the|its)\b|\bWhether who\b/, 'How much of your …'],
]

/** Returns the odd phrases of a text, each with what to write instead. */
export const oddWords = (text: string): string[] =>
  plainerWords.flatMap(([odd, plain]) => {
    const found = odd.exec(text)
    return found ? [`“${found[0]}” (write: ${plain})`] : []
  })
