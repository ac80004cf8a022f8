import { picture } from './CameraPicture.css.ts';

interface CameraPictureProps {
  /** Accessible name. */
  label: string;
  /** Puts what the camera sees into the video. */
  showIn: (video: HTMLVideoElement) => void;
}

/** What a camera sees, without sound. */
export function CameraPicture({ label, showIn }: CameraPictureProps) {
  return (
    <video
      ref={(video) => {
        if (video !== null) showIn(video);
      }}
      className={picture}
      aria-label={label}
      autoPlay
      muted
      playsInline
    />
  );
}
