/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** "1" where the site runs on mocks alone; absent in a production build. */
  readonly VITE_MOCK?: string
  /** In the built server alone. */
  readonly CONTRACT_HASH: string
}

/** Rows of the register by their keys: `figures:it-80c,it-80d` (`vite/figures-of.ts`). */
declare module 'figures:*' {
  const rows: readonly import('@artha/contract/figure-on').DatedFigure[]
  export default rows
}
