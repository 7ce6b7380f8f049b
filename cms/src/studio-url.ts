interface Settings {
  STUDIO_URL?: string | undefined
  CMS_HOST: string
  CMS_PORT: number
}

/** Browsers cannot open 0.0.0.0; without STUDIO_URL the browser is assumed to be on this machine. */
const everyAddress = new Set(['0.0.0.0', '::'])

/** Returns the Studio's address for links, without a slash at the end. */
export const studioUrlOf = ({ STUDIO_URL, CMS_HOST, CMS_PORT }: Settings): string =>
  (STUDIO_URL ?? `http://${everyAddress.has(CMS_HOST) ? 'localhost' : CMS_HOST}:${CMS_PORT}/studio`).replace(/\/+$/, '')
