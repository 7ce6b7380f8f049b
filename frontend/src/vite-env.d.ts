/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** "1" where the site runs on mocks alone; absent in a production build. */
  readonly VITE_MOCK?: string
  /** In the built server alone. */
  readonly CONTRACT_HASH: string
}
