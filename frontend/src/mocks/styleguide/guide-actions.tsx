import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import * as icons from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { NumberedPager } from '../../ui/numbered-pager.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useQuestion } from '../../ui/question.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Toolbar } from '../../ui/toolbar.tsx'
import { Piece, State } from './guide-piece.tsx'
import styles from './styleguide.module.css'

const nothing = () => undefined
/** All that the file has, but the function that makes them. */
const isDrawn = (each: unknown): each is ReturnType<typeof icons.icon> => each !== icons.icon

const Buttons = () => (
  <Piece file="button">
    {(['plain', 'strong', 'bare'] as const).map((look) => (
      <State key={look} name={look}>
        <div className={styles.row}>
          <Button look={look}>Save draft</Button>
          <Button look={look} disabled>
            Save draft
          </Button>
          <ButtonLink look={look} to="/about">
            About Artha
          </ButtonLink>
        </div>
      </State>
    ))}
  </Piece>
)

function GuideTabs() {
  const [selected, select] = useState('gold')
  const tabs = [
    { id: 'gold', label: 'Gold' },
    { id: 'fuel', label: 'Fuel' },
    { id: 'rates', label: 'Rates', isWrong: true },
  ]
  return <Tabs label="Prices" tabs={tabs} selected={selected} onSelect={select} panel={(id) => <p>{`What is known of ${id}.`}</p>} />
}

function GuideQuestion() {
  const { ask, dialog } = useQuestion()
  return (
    <>
      <Button
        onClick={() =>
          ask({ question: 'Delete this article?', detail: 'It stays in the bin for 30 days.', confirmLabel: 'Delete', onConfirm: nothing })
        }
      >
        Delete …
      </Button>
      {dialog}
    </>
  )
}

function Pages() {
  const [page, setPage] = useState(2)
  return <NumberedPager label="Pages" pages={[1, 2, 3]} page={page} onPage={setPage} />
}

const tools = [
  [
    { name: 'bold', label: 'Bold', keys: 'Mod+B', icon: <icons.CheckIcon />, isPressed: true, isPossible: true, onPress: nothing },
    { name: 'plain', label: 'Plain', icon: <icons.CloseIcon />, isPressed: false, isPossible: true, onPress: nothing },
    { name: 'undo', label: 'Undo', icon: <icons.HistoryIcon />, isPossible: false, onPress: nothing },
  ],
]

const Ways = () => (
  <>
    <Piece file="breadcrumb">
      <State name="two steps">
        <Breadcrumb
          steps={[
            { name: 'Home', to: '/' },
            { name: 'Tax', to: '/tax' },
          ]}
          here="Income tax"
        />
      </State>
    </Piece>
    <Piece file="pager">
      <State name="first, middle and last page">
        <Pager label="First" newer={undefined} older="/about" />
        <Pager label="Middle" newer="/about" older="/about" />
        <Pager label="Last" newer="/about" older={undefined} />
      </State>
    </Piece>
    <Piece file="numbered-pager">
      <State name="the second of three">
        <Pages />
      </State>
    </Piece>
  </>
)

/** What is pressed, and what leads on. */
export const GuideActions = () => (
  <>
    <Buttons />
    <Piece file="share-button">
      <State name="at rest">
        <ShareButton title="The styleguide" />
      </State>
    </Piece>
    <Piece file="menu">
      <State name="closed">
        <Menu label="Account">
          <p>What opens below its label.</p>
        </Menu>
      </State>
    </Piece>
    <Piece file="tabs">
      <State name="the first chosen, the last wrong">
        <GuideTabs />
      </State>
    </Piece>
    <Piece file="toolbar">
      <State name="pressed, not pressed, not possible">
        <div id="guide-toolbar-field">
          <Toolbar label="Tools" controls="guide-toolbar-field" groups={tools} />
        </div>
      </State>
    </Piece>
    <Piece file="question">
      <State name="asks when pressed (confirm-dialog)">
        <GuideQuestion />
      </State>
    </Piece>
    <Ways />
    <Piece file="icons">
      <div className={styles.row}>
        {Object.values(icons)
          .filter(isDrawn)
          .map((Icon, at) => (
            <span key={at} className={styles.icon}>
              <Icon />
            </span>
          ))}
      </div>
    </Piece>
  </>
)
