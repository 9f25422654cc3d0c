import { chromium } from '@playwright/test';
const base='http://127.0.0.1:'+(process.env.P??'3966');
const dir='/work/notes15/shots/combos/';
import fs from 'fs'; fs.mkdirSync(dir,{recursive:true});
const browser = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1']});
const brands={burger:{first:'brasa-clasica'},sushi:{},cocina:{}};
const only=process.argv[2]?.split(',')??Object.keys(brands);
const port=process.env.P??'3966';
for (const b of only) for (const w of [390,1280]) {
  const ctx=await browser.newContext({viewport:{width:w,height:w===390?844:900},deviceScaleFactor:1});
  const page=await ctx.newPage();
  page.on('console',m=>{ if(m.type()==='error'||m.text().includes('ydrat')) console.log(b,w,m.text().slice(0,200)); });
  page.on('pageerror',e=>console.log('ERR',b,w,e.message));
  const settings=JSON.parse(fs.readFileSync(`tenants/${b}/menus/1.json`));
  await page.goto(`http://${b}.localhost:${port}/`);
  await page.waitForLoadState('networkidle');
  await page.screenshot({path:`${dir}${b}-${w}-menu.png`});
  const sections=page.locator('section[data-section]');
  await page.waitForTimeout(300);
  await ctx.storageState();
  globalThis.lastPage=page;
  await run(page,b,w,settings);
  await ctx.close();
}
await browser.close();
async function run(page,b,w,menu){
  const plan={burger:{a:['Para acompañar','Papas rústicas'],c:['Bebidas']},sushi:{},cocina:{}};
  const need={burger:[102,401],sushi:[106,801],cocina:[108,701]}[b];
  const byId=new Map(menu.categories.flatMap(c=>c.products.map(p=>[p.id,{...p,cat:c}])));
  const p1=byId.get(need[0]), p2=byId.get(need[1]);
  const add=async(p)=>{
    await page.goto(`http://${b}.localhost:${port}/${p.cat.slug}/${p.slug}`);
    await page.waitForLoadState('networkidle');
    const dialog=page.getByRole('dialog').first();
    await dialog.waitFor();
    await page.waitForTimeout(500);
    return dialog;
  };
  const submit=async(dialog)=>{
    for(let i=0;i<8;i++){
      await dialog.getByRole('button',{name:/^Agregar \S*\$?Q?/}).last().click();
      await page.waitForTimeout(500);
      if(await page.getByRole('dialog').count()===0|| !(await dialog.isVisible())) break;
      const bad=dialog.locator('[id^=group-]');
      const n=await bad.count(); let fixed=false;
      for(let g=0;g<n;g++){ const grp=bad.nth(g); const txt=await grp.innerText(); if(/falta/i.test(txt)){ const inp=grp.locator('input').first(); if(await inp.count()) await inp.check({force:true}); else await grp.getByRole('button').first().click(); fixed=true; break; } }
      if(!fixed) break;
    }
    await page.waitForTimeout(600);
  };
  let d=await add(p1); await page.screenshot({path:`${dir}${b}-${w}-sheet.png`});
  await submit(d);
  if(await page.getByRole('button',{name:'Retiro en local'}).count()) {}
  const tab=page.getByRole('dialog');
  if(await tab.count()){ await tab.getByText('Retiro en local').first().click(); await page.waitForTimeout(500); await tab.getByRole('button',{name:/^Retirar en/}).first().click(); await page.waitForTimeout(700);}
  const openCart=async()=>{ if(w===390){ await page.getByRole('button',{name:/^Ver c/}).click(); await page.waitForTimeout(700);} };
  await openCart(); await page.waitForTimeout(900);
  await page.screenshot({path:`${dir}${b}-${w}-near.png`});
  d=await add(p2); await page.screenshot({path:`${dir}${b}-${w}-sheet2.png`}); await submit(d);
  await page.waitForTimeout(500); await page.screenshot({path:`${dir}${b}-${w}-bar.png`});
  await openCart(); await page.waitForTimeout(1000);
  await page.screenshot({path:`${dir}${b}-${w}-cart.png`});
  const rm=page.getByRole('button',{name:/Quitar/}).last();
  const cart=w===390?page.getByRole('dialog'):page.getByRole('complementary');
  const row=cart.getByRole('listitem').filter({hasText:p2.name}).first();
  await row.getByRole('button',{name:/Quitar/}).click(); await page.waitForTimeout(900);
  await page.screenshot({path:`${dir}${b}-${w}-ends.png`});
  const modal=page.getByRole('dialog').last();
  console.log(b,w,(await modal.innerText()).replace(/\n/g,' | '));
  await page.keyboard.press('Escape'); await page.waitForTimeout(400);
  await page.goto(`http://${b}.localhost:${port}/checkout`); await page.waitForLoadState('networkidle'); await page.waitForTimeout(600);
  await page.screenshot({path:`${dir}${b}-${w}-checkout.png`,fullPage:true});
}
