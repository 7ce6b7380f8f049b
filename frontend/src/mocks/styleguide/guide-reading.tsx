import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { VideoFrame } from '../../ui/video-frame.tsx'
import notFound from '../../ui/drawings/not-found.svg'
import { Piece, State } from './guide-piece.tsx'

const text = `<p>A paragraph with <strong>weight</strong>, <em>stress</em> and <a href="/about">a link</a>.</p><h3>A heading</h3>
<ul><li>A point</li><li>Another point</li></ul><blockquote>A sentence that somebody said.</blockquote>
<table><thead><tr><th>Slab</th><th>Rate</th></tr></thead><tbody><tr><td>Up to ₹4 lakh</td><td>Nil</td></tr><tr><td>₹4 lakh to ₹8 lakh</td><td>5%</td></tr></tbody></table>`

const picture = { files: null, src: notFound, alt: 'Drawing of a sheet that has slipped', sizes: '20rem' } as const

/** What is read and looked at. */
export const GuideReading = () => (
  <>
    <Piece file="section-heading">
      {(['large', 'brief', 'small'] as const).map((size) => (
        <State key={size} name={size}>
          <SectionHeading id={`guide-${size}`} size={size} aside="All in Tax">
            Income tax
          </SectionHeading>
        </State>
      ))}
    </Piece>
    <Piece file="rich-text">
      <State name="every element that a text may have">
        <RichText html={text} />
      </State>
    </Piece>
    <Piece file="responsive-picture">
      {(['wide', 'screen', 'square', 'portrait'] as const).map((ratio) => (
        <State key={ratio} name={ratio}>
          <ResponsivePicture {...picture} ratio={ratio} />
        </State>
      ))}
      <State name="missing">
        <ResponsivePicture {...picture} src="" />
      </State>
    </Piece>
    <Piece file="video-frame">
      <State name="before it is played">
        <VideoFrame src="/nothing.mp4" label="A film of a loom" />
      </State>
    </Piece>
    <Piece file="document-page">
      <State name="with a section and something beside it" isWide>
        <DocumentPage kicker="About" title="A page to be read" standfirst="What it is about, in a sentence." aside={<p>Beside the text.</p>}>
          <DocumentSection title="A section">
            <p>Its text.</p>
          </DocumentSection>
        </DocumentPage>
      </State>
    </Piece>
  </>
)
