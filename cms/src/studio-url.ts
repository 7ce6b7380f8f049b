interface Settings {
  STUDIO_URL?: string | undefined
  CMS_HOST: string
  CMS_PORT: number
}

/** Listening on every address is no address to go to; whoever set it so and said no more is on this machine. */
const everyAddress = new Set(['0.0.0.0', '::'])

/** Where the Studio is, for links; no slash at the end. */
export const studioUrlOf = ({ STUDIO_URL, CMS_HOST, CMS_PORT }: Settings): string =>
  (STUDIO_URL ?? `http://${everyAddress.has(CMS_HOST) ? 'localhost' : CMS_HOST}:${CMS_PORT}/studio`).replace(/\/+$/, '')
