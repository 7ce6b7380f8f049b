import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the folders of our own Strapi plugins, relative to the project's root.
 * @param {string} root
 */
export function cmsPlugins(root) {
  const parent = path.join(root, 'cms-plugins')
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => existsSync(path.join(parent, name, 'admin')))
    .sort()
    .map((name) => path.posix.join('cms-plugins', name))
}
