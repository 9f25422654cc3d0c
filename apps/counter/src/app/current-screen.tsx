import { buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { Link, Route, Switch } from 'wouter';
import { useSession } from '../counter/use-session.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { paths } from '../platform/paths.ts';
import { type CounterScreen, screens } from './screens.ts';

/** The screen of the path, or the reason why there is none. */
export function CurrentScreen() {
  return (
    <Switch>
      {screens.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <Allowed screen={screen} />
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Allowed({ screen: { roles, Screen } }: { screen: CounterScreen }) {
  const { role } = useSession();
  const texts = useShellTexts();
  if (roles.includes(role)) return <Screen />;
  return <NoScreen title={texts.notAllowedTitle} text={texts.notAllowedText} />;
}

function NotFound() {
  const texts = useShellTexts();
  return <NoScreen title={texts.notFoundTitle} text={texts.notFoundText} />;
}

function NoScreen({ title, text }: { title: string; text: string }) {
  const texts = useShellTexts();
  const toBoard = (
    <Link className={buttonClass('main')} href={paths.board}>
      {texts.toBoard}
    </Link>
  );
  return (
    <NoticePage isPart icon="alert" title={title} actions={toBoard}>
      <p>{text}</p>
    </NoticePage>
  );
}
