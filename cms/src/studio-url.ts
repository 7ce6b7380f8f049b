interface Settings {
  STUDIO_URL?: string | undefined
  CMS_HOST: string
  CMS_PORT: number
}

/** 0.0.0.0 is no address to open in a browser; without STUDIO_URL the browser is taken to be on this machine. */
const everyAddress = new Set(['0.0.0.0', '::'])

/** Where the Studio is, for links; no slash at the end. */
export const studioUrlOf = ({ STUDIO_URL, CMS_HOST, CMS_PORT }: Settings): string =>
  (STUDIO_URL ?? `http://${everyAddress.has(CMS_HOST) ? 'localhost' : CMS_HOST}:${CMS_PORT}/studio`).replace(/\/+$/, '')
