import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The routes of the Studio and the status of each without a Studio token: 401, unless the file names another. The list has its own file because it is
 * long, and only an upgrade of Strapi or a plugin of ours changes it.
 */
export const panelRoutes: Record<string, number> = Object.fromEntries(
  readFileSync(path.join(__dirname, 'panel-routes.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', address = '', status = '401'] = line.split(' ')
      return [`${method} ${address}`, Number(status)]
    }),
)
