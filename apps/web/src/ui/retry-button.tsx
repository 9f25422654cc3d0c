import { Button } from './button.tsx';

type Props = {
  retry: { label: string; isWaiting: boolean; onPress: () => void } | null;
  look?: 'main' | 'quiet' | 'link';
  wide?: boolean;
};

/** "Intentar de nuevo", or in how many seconds that can be pressed; nothing where another try would not help. */
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
