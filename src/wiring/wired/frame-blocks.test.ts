import { describe, expect, test } from 'vitest';
import { openApp } from '../../../tests/wiring/open-app.ts';
import { openVisitorMachines, type VisitorMachinesDependencies } from '../visitor-machines.ts';

const header = '/p/wp-json/menu-locations/header';
const footer = '/p/wp-json/menu-locations/footer';
const tree = '/ebsn/api/category?depth=3';
const intro = '/ebsn/api/category?slug=timeslot-selector';

/** The app with its frame, and what the visitor's machines are opened with. */
function openVisitor() {
  const { app, ...rest } = openApp();
  const given: VisitorMachinesDependencies[] = [];
  const { release } = app.openVisitor((dependencies) => {
    given.push(dependencies);
    return openVisitorMachines(dependencies);
  });
  return { app, given: given[0]!, release, ...rest };
}

describe('the parts of the frame', () => {
  test('the menus are read as the frame starts, each its own, and nothing else is', async () => {
    const { app, asked } = openApp();
    app.start();
    await expect.poll(() => asked).toEqual([header, footer]);
    expect(app.flows.headerMenu.getSnapshot().context.request).toEqual({ kind: 'menu', location: 'header' });
    expect(app.flows.footerMenu.getSnapshot().context.request).toEqual({ kind: 'menu', location: 'footer' });
  });

  test('the menu that opens reads the tree of departments', async () => {
    const { app, asked } = openApp();
    app.start();
    app.flows.departments.send({ type: 'block.load' });
    await expect.poll(() => asked).toEqual([header, footer, tree]);
  });

  test('SLOT-02: the delivery dialogs that open read what is said above the slots', async () => {
    const { app, asked, given } = openVisitor();
    app.start();
    given.onDelivery();
    await expect.poll(() => asked).toEqual([header, footer, intro]);
  });
});

describe('what the visitor’s machines are opened with', () => {
  test('a word that was searched for is remembered, and leads to its page', async () => {
    const { app, done, release } = openVisitor();
    app.start();
    release();
    app.flows.searchBox.send({ type: 'search.submit', text: 'latte' });
    await expect.poll(() => done).toEqual(['goes to /catalog/search?q=latte', 'remembers latte']);
  });
});
