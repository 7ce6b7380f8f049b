/** The site's own endpoint for texts of the calculator board and tiles that changed with official figures. */
export const boardUpdatesPath = '/calculators/words.json'
