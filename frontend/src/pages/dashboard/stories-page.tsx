import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { versionIn } from '../../features/dashboard/compare/version-paths.ts'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { leaveQuestion } from '../../features/dashboard/editor/leave-question.ts'
import { StoryManager } from '../../features/dashboard/stories/story-manager.tsx'

/** The stories with their form. A story in the address is opened in the form. */
export function StoriesPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const [isUnsaved, setIsUnsaved] = useState(false)
  const question = useLeaveGuard(isUnsaved, leaveQuestion)
  return (
    <DeskFrame title="Stories on the desk">
      {({ _id }, studioUrl) => (
        <>
          <StoryManager
            key={`${_id} ${id}`}
            userId={_id}
            studioUrl={studioUrl}
            firstId={id}
            firstVersion={versionIn(search)}
            onUnsaved={setIsUnsaved}
          />
          {question}
        </>
      )}
    </DeskFrame>
  )
}
