import { Suspense, type ReactNode } from 'react'
import '../ui/base.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { Toasts } from './toasts.tsx'
import * as texts from './frame-texts.ts'
import styles from './shell.module.css'

/** The frame around every page. It hydrates first, and the page by itself: a press on the menu need not wait for the page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a className={`${styles.skip} visually-hidden`} href="#main">
      {texts.skipToContent}
    </a>
    <SiteHeader />
    <main className={`${styles.main} page-width`} id="main" tabIndex={-1}>
      <Suspense>{children}</Suspense>
    </main>
    <SiteFooter />
    <Toasts />
  </>
)
