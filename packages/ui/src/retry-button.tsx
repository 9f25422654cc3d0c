import { Button } from './button.tsx';

type Props = {
  retry: { label: string; isWaiting: boolean; onPress: () => void } | null;
  look?: 'main' | 'quiet' | 'link';
  wide?: boolean;
};

/**
 * "Intentar de nuevo", with the seconds until it can be pressed. Renders nothing if a retry would
 * not help.
 */
export function RetryButton({ retry, look = 'main', wide = false }: Props) {
  if (retry === null) return null;
  const { label, isWaiting, onPress } = retry;
  return (
    <Button
      look={look}
      wide={wide}
      aria-disabled={isWaiting}
      onClick={() => (isWaiting ? undefined : onPress())}
    >
      {label}
    </Button>
  );
}
