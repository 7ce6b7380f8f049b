/** Returns the questions in the plain text of FAQs, without their numbers and answers. */
export const questionsIn = (text: string): string[] => (text.match(/[^.?!।]+\?/g) ?? []).map((question) => question.replace(/^[\s\d)]+/, '').trim())
