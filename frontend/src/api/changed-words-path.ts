/** Where this site's own server says what of the words of board and tiles has changed with the register. */
export const changedWordsPath = '/calculators/words.json'
