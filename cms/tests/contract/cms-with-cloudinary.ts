import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { account, standinHost } from './cloudinary-standin'

/** Code that makes the cms read pictures from the stand-in, because the media host in their addresses uses https. */
const toStandin = (address: string) =>
  `const real = fetch; globalThis.fetch = (url, init) => real(String(url).replace('https://${standinHost}', '${address}'), init)`

/** Starts a cms that stores media at the stand-in. */
export const startCmsWithCloudinary = (address: string) =>
  startOwnCms({
    ...raisedLimits,
    MEDIA_HOST: standinHost,
    CLOUDINARY_NAME: account.name,
    CLOUDINARY_KEY: account.key,
    CLOUDINARY_SECRET: account.secret,
    CLOUDINARY_URL_PREFIX: address,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(toStandin(address))}`,
  })
