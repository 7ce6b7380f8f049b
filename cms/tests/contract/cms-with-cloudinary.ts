import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { account, standinHost } from './cloudinary-standin'

/** Leads the cms to the stand-in where it reads a picture back from the media host, which is https. */
const toStandin = (address: string) =>
  `const real = fetch; globalThis.fetch = (url, init) => real(String(url).replace('https://${standinHost}', '${address}'), init)`

/** A cms whose media lie with the stand-in at an address. */
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
