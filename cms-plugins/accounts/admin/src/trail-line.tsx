import type { AuditLine } from '@artha/contract/studio-access'
import { Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { trailSentence } from './trail-sentence'

/** An audit entry as a sentence, with the ids of actor and subject below it, because two people can have the same name. */
export const TrailLine = ({ line }: { line: AuditLine }) => (
  <>
    <Typography textColor="neutral800" tag="p">
      {trailSentence(line).map(({ words, to }, at) =>
        to === undefined ? (
          words
        ) : (
          <Link key={at} tag={RouterLink} to={to}>
            {words}
          </Link>
        ),
      )}
    </Typography>
    <Typography variant="pi" textColor="neutral600" tag="p">
      {line.actor === line.subject ? line.actor : `${line.actor}, ${line.subject}`}
    </Typography>
  </>
)
