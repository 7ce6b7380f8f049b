import { articleData } from '../contract/samples'
import { startCms, type RunningCms } from '../running-cms'
import { startSite } from '../running-site'
import { openStudio, superAdminToken } from '../studio'

/** A cms with two sites in front of it. */
export interface TwoSites {
  urls: string[]
  /** The running cms and a publisher's token. */
  newsroom: () => { cmsUrl: string; token: string }
  /** Publishes an article that appears on the front page. */
  publish: (title: string) => Promise<string>
  fall: () => Promise<void>
  /** Starts the cms again with the same data and signs the publisher in again. */
  rise: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts the programs and publishes one article. */
export async function startTwoSites(): Promise<TwoSites> {
  let cms: RunningCms = await startCms()
  let token = await superAdminToken(cms.url)
  const publish = (title: string) => openStudio(cms.url, token).post('article', articleData({ title, featured: true }))
  await publish('Already there')
  const sites = await Promise.all([startSite(cms.url), startSite(cms.url)])
  return {
    urls: sites.map(({ url }) => url),
    newsroom: () => ({ cmsUrl: cms.url, token }),
    publish,
    fall: () => cms.kill(),
    async rise() {
      cms = await startCms({ home: cms.home })
      token = await superAdminToken(cms.url)
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()))
      await cms.stop()
    },
  }
}
