/** The pages' code, as the server uses it. */
export type SitePages = typeof import('../src/entry-server.tsx')
