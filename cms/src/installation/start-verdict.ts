/** The state of the uploads before the cms starts. */
export interface UploadsFound {
  /** The path of the marker, for a refusal's message. */
  markerFile: string
  /** The id in the marker, if there is one. */
  installation?: string
  hasFiles: boolean
}

/** The state of the database before the cms starts: nothing of ours, or an installation's rows; older ones have no id. */
export type DatabaseFound = { kind: 'empty' } | { kind: 'filled'; installation?: string; filesOnThisDisk: number }

interface Found {
  isProduction: boolean
  /** The address or file in a form that may be printed. */
  databaseName: string
  uploads: UploadsFound
  database: DatabaseFound
}

const howToGoOn = (markerFile: string) =>
  `To restore what was there: npm run restore. To start a new installation on purpose, set UPLOADS_DIR to an empty folder instead of the one with ${markerFile}.`

/**
 * Returns the reason why the cms must not start, or undefined. A missing or wrong database must not pass for a new installation and be filled
 * with demo content before readers. In development any database is accepted.
 */
export function refusalToStart({ isProduction, databaseName, uploads, database }: Found): string | undefined {
  if (!isProduction) return undefined
  const { markerFile, installation, hasFiles } = uploads
  if (database.kind === 'empty') {
    if (installation === undefined && !hasFiles) return undefined
    const whose = installation === undefined ? 'there are uploads' : `installation ${installation} has its uploads`
    return `${databaseName} is empty, but ${whose} beside ${markerFile}. Check that DATABASE_URL or DATABASE_FILENAME points to its database. ${howToGoOn(markerFile)}`
  }
  if (installation !== undefined && database.installation !== undefined && installation !== database.installation) {
    return (
      `${databaseName} belongs to installation ${database.installation}, but the uploads belong to ${installation}. See that the database and ` +
      `UPLOADS_DIR belong together; if they do, remove ${markerFile} and start again. ${howToGoOn(markerFile)}`
    )
  }
  if (installation === undefined && !hasFiles && database.filesOnThisDisk > 0) {
    return (
      `${databaseName} names ${database.filesOnThisDisk} files, but the folder of uploads is empty. See that UPLOADS_DIR is right and its volume ` +
      `mounted. To go on without those files, make ${markerFile} with the text ${database.installation ?? 'lost'}.`
    )
  }
  return undefined
}
