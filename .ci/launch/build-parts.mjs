import path from 'node:path'
import { cmsPlugins } from './cms-plugins.mjs'

/**
 * Something that is built: by `npm run build` in its folder, into `dist` there.
 * @typedef {{ folder: string, title: string, inputs: string[], after: string[], megabytes: number }} BuildPart
 *   `inputs`: what the output depends on, beside the folder itself; `after`: folders that are built first;
 *   `megabytes`: memory that the build takes at its peak, measured
 */

/**
 * @param {string} root
 * @returns {Record<'contract' | 'plugins' | 'cms' | 'frontend', BuildPart[]>}
 */
export function buildParts(root) {
  const plugins = cmsPlugins(root)
  const contractSource = ['contract/src', 'contract/package.json']
  return {
    contract: [{ folder: 'contract', title: 'Contract', inputs: ['package-lock.json'], after: [], megabytes: 300 }],
    plugins: plugins.map((folder) => ({
      folder,
      title: `Plugin ${path.basename(folder)}`,
      inputs: ['package-lock.json', ...contractSource],
      after: ['contract'],
      megabytes: 400,
    })),
    cms: [{
      folder: 'cms',
      title: 'Cms and Studio',
      inputs: ['package-lock.json', ...contractSource, ...plugins],
      after: ['contract', ...plugins],
      megabytes: 2000,
    }],
    frontend: [{ folder: 'frontend', title: 'Site', inputs: contractSource, after: [], megabytes: 1000 }],
  }
}

const notSource = new Set(['node_modules', 'dist', 'build', '.tmp', '.cache', '.strapi', 'coverage', 'test-results', 'e2e', 'tests'])

/**
 * What a build cannot depend on: what it makes, tests, and content that is read when the program runs.
 * @param {string} file
 */
export function isBuildInput(file) {
  if (notSource.has(path.basename(file))) return false
  if (/\.test\.[cm]?[jt]sx?$/.test(file)) return false
  return !/^cms\/(public\/uploads|types\/generated|seed\/(articles|stories))$/.test(file)
}
