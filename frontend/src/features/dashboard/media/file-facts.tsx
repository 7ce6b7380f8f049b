import type { LibraryFileDetails } from '@artha/contract/media-library'
import { Link } from 'react-router-dom'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx'
import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../../ui/skeleton.tsx'
import { libraryPath } from './library-address.ts'
import { fileFacts } from './library-file.ts'
import styles from './media-file.module.css'

/** A file as readers see it, with its name, size, day and address. */
export const FileFacts = ({ file }: { file: LibraryFileDetails }) => (
  <div className={styles.facts}>
    {file.kind === 'video' ? (
      <video className={styles.video} src={file.url} controls playsInline preload="metadata" aria-label={file.alt || file.name} />
    ) : (
      <ResponsivePicture files={file.image} src={file.url} alt={file.alt || file.name} sizes="(min-width: 60rem) 32rem, 100vw" />
    )}
    <h2 className={styles.name}>{file.name}</h2>
    <p className={styles.note}>{`${fileFacts(file)}, uploaded ${dateAndTimeInIndia(new Date(file.createdAt))}`}</p>
    {file.croppedFrom && (
      <p className={styles.note}>
        Cropped from <Link to={libraryPath(new URLSearchParams(), file.croppedFrom)}>{file.croppedFrom.name}</Link>
      </p>
    )}
    <p className={styles.note}>
      <a href={file.url}>{file.url}</a>
    </p>
  </div>
)

/** The page of a file while it loads. */
export const FileSkeleton = () => (
  <span className={styles.columns} aria-hidden="true">
    <span className={styles.facts}>
      <SkeletonPicture />
      <SkeletonHeadline />
    </span>
    <SkeletonText lines={8} />
  </span>
)
