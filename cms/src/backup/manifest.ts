import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { BackupError } from './backup-error'

export const manifestName = 'manifest.json'
export const uploadsName = 'uploads'

const hashed = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) })
/** A path below the backup, with slashes, that does not lead out of the folder. */
const below = z.string().refine((text) => !path.posix.isAbsolute(text) && !text.split(/[/\\]/).includes('..'), 'leads out of the backup')
const file = hashed.extend({ path: below })
const table = z.object({ name: z.string(), rows: z.int().min(0) })

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  installation: z.string(),
  /** A hash of the tables that this version of the program creates; see tables-hash.ts. */
  tables: z.string(),
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sqlite'), file, tables: z.array(table) }),
    z.object({ kind: z.literal('postgres'), schema: z.string(), file, tables: z.array(table.extend({ file, columns: z.array(z.string()) })) }),
  ]),
  uploads: z.array(file),
  /** Sentences that name what belongs to the installation but is not in the backup. */
  notIncluded: z.array(z.string()),
  keys: z.object({ salt: z.string(), prints: z.record(z.string(), z.string()) }),
})

export type Manifest = z.infer<typeof manifest>
export type HashedFile = z.infer<typeof file>

export const rowsIn = ({ database }: Manifest): number => database.tables.reduce((sum, { rows }) => sum + rows, 0)
export const bytesOf = (files: readonly HashedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

export const filesOf = ({ database, uploads }: Manifest): HashedFile[] => [
  database.file,
  ...(database.kind === 'postgres' ? database.tables.map((each) => each.file) : []),
  ...uploads,
]

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError(`${folder} is not a backup: it has no ${manifestName}.`)
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`${path.join(folder, manifestName)} is damaged, or in a format this version does not know.`)
  }
}
