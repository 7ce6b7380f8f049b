import path from 'node:path'
import { env } from '../env'
import { foundInFile, foundOnServer } from './database-found'
import { codeOf } from './error-code'
import { uploadsFoundIn } from './marker-file'
import { sqliteProblem } from './sqlite-problems'
import { refusalToStart, type DatabaseFound } from './start-verdict'

/** A reason to stop that is printed as one sentence, without a stack. */
export class StartRefused extends Error {}

const databaseFile = () => path.resolve(process.cwd(), env.DATABASE_FILENAME)

/** Returns the server's name without user and password. */
function serverName(url: string): string {
  const { host, pathname } = new URL(url)
  return `The database ${host}${pathname}`
}

/** Turns an error of the database file into a sentence; other errors are returned as they are. */
export function asSentence(error: unknown): unknown {
  const sentence = env.DATABASE_URL === undefined ? sqliteProblem(error, `The database file ${databaseFile()}`) : undefined
  return sentence === undefined ? error : new StartRefused(sentence)
}

async function databaseFound(): Promise<DatabaseFound> {
  if (env.DATABASE_URL === undefined) return foundInFile(databaseFile())
  try {
    return await foundOnServer(env.DATABASE_URL)
  } catch (error) {
    const why = error instanceof Error ? error.message || codeOf(error) : String(error)
    throw new StartRefused(
      `${serverName(env.DATABASE_URL)} does not respond as it should (${why}). Check that it is running and that DATABASE_URL is correct.`,
    )
  }
}

/** Checks, before any table is created, that database and uploads belong to this installation. Throws a StartRefused if not. */
export async function checkBeforeStart(publicFolder: string): Promise<void> {
  const database = await databaseFound()
  const refusal = refusalToStart({
    isProduction: env.SITE_URL.startsWith('https://'),
    databaseName: env.DATABASE_URL === undefined ? `The database file ${databaseFile()}` : serverName(env.DATABASE_URL),
    uploads: await uploadsFoundIn(publicFolder),
    database,
  })
  if (refusal !== undefined) throw new StartRefused(refusal)
}
