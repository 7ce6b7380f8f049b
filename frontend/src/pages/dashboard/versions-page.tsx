import { useParams } from 'react-router-dom'
import type { VersionsFolder } from '../../features/dashboard/compare/version-paths.ts'
import { Versions } from '../../features/dashboard/compare/versions.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The saved versions of an article: a list, and one of them compared word by word. */
export const ArticleVersionsPage = () => <VersionsPage folder="articles" />

/** The saved versions of a story. */
export const StoryVersionsPage = () => <VersionsPage folder="stories" />

function VersionsPage({ folder }: { folder: VersionsFolder }) {
  const { id = '' } = useParams()
  return <DeskFrame title="Versions">{({ _id }) => <Versions key={`${_id} ${id}`} folder={folder} id={id} />}</DeskFrame>
}
