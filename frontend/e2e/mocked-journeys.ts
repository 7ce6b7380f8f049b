/** Journey files that open only the site on mocks. A run of these alone starts no cms. */
export const mockedJourneys = ['accessibility-desk-states.long', 'accessibility-editor-states.long', 'accessibility-states.long', 'mocks.long'].map(
  (name) => `e2e/${name}.test.ts`,
)
