import about from '../../ui/drawings/about.svg'
import academy from '../../ui/drawings/academy.svg'
import empty from '../../ui/drawings/empty.svg'
import notFound from '../../ui/drawings/not-found.svg'
import signIn from '../../ui/drawings/sign-in.svg'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DocumentSkeleton, SectionsSkeleton } from '../../ui/document-skeleton.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { Message } from '../../ui/message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import { Piece, State } from './guide-piece.tsx'

const nothing = () => undefined
const skeleton = (
  <>
    <SkeletonPicture />
    <SkeletonHeadline />
    <SkeletonText lines={3} />
  </>
)
const answers = [
  { name: 'pending', of: { data: undefined, error: undefined } },
  { name: 'failed', of: { data: undefined, error: new Error('away') } },
  { name: 'empty', of: { data: [], error: undefined } },
  { name: 'ready', of: { data: ['One article'], error: undefined } },
  { name: 'ready, while the next read failed', of: { data: ['One article'], error: new Error('away') } },
] as const

const Loading = () => (
  <Piece file="load-state">
    {answers.map(({ name, of }) => (
      <State key={name} name={name}>
        <LoadState<readonly string[]>
          of={{ ...of, isLoading: name === 'pending', retry: nothing }}
          pending={skeleton}
          isEmpty={(list) => list.length === 0}
          empty={<Notice kind="empty" title="Nothing here yet" />}
        >
          {(list) => <p>{list.join(', ')}</p>}
        </LoadState>
      </State>
    ))}
  </Piece>
)

/** Messages about results, empty lists, failures and loading. */
export const GuideMessages = () => (
  <>
    <Piece file="badge">
      <State name="one word">
        <p>
          <Badge>Draft</Badge>
        </p>
      </State>
    </Piece>
    <Piece file="progress-bar">
      <State name="a part done">
        <ProgressBar label="Progress" words="30 of 40 sent" max={40} value={30} />
      </State>
      <State name="how much is done is not known">
        <ProgressBar label="Uploading coins.jpg" words="Processing …" max={1} />
      </State>
    </Piece>
    <Piece file="message">
      <State name="done">
        <Message kind="done" title="Saved" detail="Readers see it from now on." />
      </State>
      <State name="failed">
        <Message kind="failed" title="This was not saved" detail="Someone else saved it meanwhile." />
      </State>
      <State name="in a word">
        <Message kind="done" title="Copied" />
      </State>
    </Piece>
    <Piece file="notice">
      <State name="empty">
        <Notice kind="empty" title="No article matches" action={<Button>Clear search</Button>}>
          Try fewer words.
        </Notice>
      </State>
      <State name="empty, in a sentence">
        <Notice kind="empty" title="Nothing waits for review" />
      </State>
      <State name="failed">
        <Notice kind="failed" title="The prices could not be loaded" action={<Button>Try again</Button>}>
          The desk did not answer.
        </Notice>
      </State>
    </Piece>
    <Piece file="skeleton">
      <State name="picture, headline, lines">{skeleton}</State>
    </Piece>
    <Piece file="document-skeleton">
      <State name="sections">
        <SectionsSkeleton rows={2} lines={2} />
      </State>
      <State name="a page">
        <DocumentSkeleton />
      </State>
      <State name="a page with a second column">
        <DocumentSkeleton hasAside />
      </State>
    </Piece>
    <Loading />
    <Piece file="message-page">
      <State name="one thing to say">
        <MessagePage kicker="404" title="There is no page here" action={<Button look="strong">To the front page</Button>}>
          The address may have been cut off.
        </MessagePage>
      </State>
      <State name="with other ways on">
        <MessagePage kicker="Session ended" title="Sign in once more" ways={<p>Or read on: what is public stays open.</p>}>
          Nothing that you wrote is lost.
        </MessagePage>
      </State>
      <State name="with a drawing">
        <MessagePage kicker="404" title="There is no page here" drawing={notFound} ways={<p>The front page, the calculators, the glossary.</p>}>
          The address may have been cut off.
        </MessagePage>
      </State>
    </Piece>
    <Piece file="load-failed">
      <State name="the answer did not come">
        <LoadFailed title="The article is out of reach" retry={nothing} error={new Error('away')}>
          Your place is kept.
        </LoadFailed>
      </State>
      <State name="with another way on">
        <LoadFailed title="The story is out of reach" retry={nothing} error={new Error('away')} otherAction={<Button>All stories</Button>}>
          Your place is kept.
        </LoadFailed>
      </State>
    </Piece>
    <Piece file="drawing">
      {Object.entries({ about, academy, empty, 'not-found': notFound, 'sign-in': signIn }).map(([name, src]) => (
        <State key={name} name={name}>
          <Drawing src={src} />
        </State>
      ))}
    </Piece>
  </>
)
